// What lighthouse.mjs uses of it; the package is installed when the measurements begin.

declare module 'lighthouse' {
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export default function lighthouse(
    address: string,
    options: {
      readonly port: number;
      readonly output: 'json';
      readonly logLevel: 'error';
      readonly onlyCategories: string[];
    },
  ): Promise<
    | {
        readonly lhr: {
          readonly runtimeError?: { readonly message: string };
          readonly categories: Readonly<Record<string, Category>>;
          readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
        };
      }
    | undefined
  >;
}
