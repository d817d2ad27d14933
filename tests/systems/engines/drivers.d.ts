// What engine.ts uses of the packages of this folder, which are installed when its tests run.

declare module 'puppeteer-core' {
  interface Page {
    setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
    waitForFunction<Argument>(
      holds: (argument: Argument) => boolean,
      options: object,
      argument: Argument,
    ): Promise<unknown>;
    goto(address: string): Promise<unknown>;
    reload(): Promise<unknown>;
    evaluate<Result, Argument>(
      run: (argument: Argument) => Result,
      argument: Argument,
    ): Promise<Result>;
    click(selector: string): Promise<void>;
    bringToFront(): Promise<void>;
    close(): Promise<void>;
  }
  interface Browser {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }
  export function launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly defaultViewport: null;
    readonly extraPrefsFirefox: Readonly<Record<string, unknown>>;
    readonly env: NodeJS.ProcessEnv;
  }): Promise<Browser>;
}

declare module 'selenium-webdriver' {
  interface Driver {
    manage(): {
      window(): {
        setRect(size: { readonly width: number; readonly height: number }): Promise<unknown>;
      };
    };
    get(address: string): Promise<void>;
    navigate(): { refresh(): Promise<void> };
    executeScript<Result, Argument>(
      run: (argument: Argument) => Result,
      argument: Argument,
    ): Promise<Result>;
    findElement(by: object): { click(): Promise<void> };
    getWindowHandle(): Promise<string>;
    switchTo(): { newWindow(type: 'tab'): Promise<void>; window(handle: string): Promise<void> };
    close(): Promise<void>;
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: Readonly<Record<string, unknown>>): this;
    build(): Promise<Driver>;
  }
  export const By: { css(selector: string): object };
}
