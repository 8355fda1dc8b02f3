import { start } from './app/start';

/** The launch pad is compiled into development builds only. */
async function begin(): Promise<void> {
  await start(window);
}

void begin();
