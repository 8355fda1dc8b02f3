import { call } from '../api/request';
import { languageOf } from '../i18n/language';
import { requestContextOf } from '../session/commonParameters';
import { chunksOf, screenAt, spokenOn } from '../navigation/screens/rows';
import { hasSession, parametersOf } from '../session/launch';
import { sendFirst, type FirstAnswer } from './firstAnswer';
import { showFrames } from './frames';
import { readPage, type ReadPage } from './readPage';

/** What the document's head has done by the time that the app's script runs. */
export interface Head extends ReadPage {
  /** The screen's first request, on its way or answered. */
  readonly first: FirstAnswer | undefined;
}

/** Loads a chunk by its name, so that it is there when the app asks for it. */
export type LoadChunk = (name: string) => void;

/**
 * Begins a borrower's page before its bundle is there: takes the session out of the address bar, then
 * sends for the screen's first answer and for its chunks.
 */
export function openHead(page: Window, loadChunk: LoadChunk = () => undefined): Head {
  const opened = readPage(page);
  const { session, environment: reading } = opened;
  const screen = screenAt(page.location.pathname);
  const read = screen?.row.asks;
  if (!read || !reading.ok || !hasSession(session.launch)) return { ...opened, first: undefined };
  const { name, row } = screen;
  const { environment } = reading;
  const parameter = parametersOf(page.location.search);
  const parameters = read.parameters({
    read: parameter,
    productId: parameter('productId') || session.launch.productId,
    orderId: parameter('orderId') || session.launch.orderId,
  });
  const language = languageOf(session.launch.language, environment.defaultLanguage);
  const own = spokenOn(row, environment, language);
  const first =
    parameters &&
    sendFirst(
      call(read.alias, parameters),
      requestContextOf(session.launch, environment),
      (...request) => page.fetch(...request),
    );
  chunksOf(name, row, language, own).forEach(loadChunk);
  page.document.documentElement.lang = language;
  showFrames({ page, read, name: `${name} ${own}`, first, environment, language });
  return { ...opened, first };
}

let begun: Head | undefined;

export function beginHead(page: Window, loadChunk: LoadChunk): void {
  begun = openHead(page, loadChunk);
}

/** What the head began, once; a page without a head of its own begins here. */
export function takeHead(page: Window): Head {
  const head = begun ?? openHead(page);
  begun = undefined;
  return head;
}
