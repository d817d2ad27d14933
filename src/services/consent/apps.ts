/** An app that the visitor decides about. */
export interface App {
  /** Whether the visitor cannot decline it. */
  readonly required: boolean;
}

/** The apps that consent covers (specification 9.10). */
export const apps = {
  cms: { required: true },
  analytics: { required: false },
} as const satisfies Record<string, App>;

/** The name of an app, as in the consent cookie and in `data-name`. */
export type AppName = keyof typeof apps;

/** Whether a text is the name of an app. */
export const isApp = (name: string): name is AppName => Object.hasOwn(apps, name);
