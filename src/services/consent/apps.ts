/** What is asked of a visitor about one app. */
export interface App {
  /** Cannot be declined. */
  readonly required: boolean;
  /** The position of its switch before the visitor has answered; it runs nothing. */
  readonly default: boolean;
}

/** The apps that the consent is about (specification 9.10). */
export const apps = {
  cms: { required: true, default: true },
  analytics: { required: false, default: true },
} as const satisfies Record<string, App>;

/** The name of an app, as in the consent cookie and in `data-name`. */
export type AppName = keyof typeof apps;
