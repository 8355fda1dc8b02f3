import type { LenderDocument } from '@/design/legal/document';
import { createLibrary } from '@/design/legal/library';

const PATH = '/documents/es/privacy.json';
const notice: LenderDocument = {
  language: 'es',
  title: 'Aviso',
  introduction: [],
  sections: [],
  end: [],
};

/** A host that gives these answers in turn and records the requests. */
function host(...answers: readonly Response[]) {
  const asked: string[] = [];
  const left = [...answers];
  const send = ((path: string) => {
    asked.push(path);
    return Promise.resolve(left.shift());
  }) as typeof fetch;
  return { asked, send };
}

const found = () => new Response(JSON.stringify(notice));

it('loads a document once', async () => {
  const { asked, send } = host(found());
  const library = createLibrary(send);
  expect(library.at('privacy', 'es')).toBeUndefined();
  expect(await library.load('privacy', 'es')).toEqual(notice);
  expect(await library.load('privacy', 'es')).toBe(library.at('privacy', 'es'));
  expect(asked).toEqual([PATH]);
});

it('does not request a document that the page contains', async () => {
  const { asked, send } = host();
  const library = createLibrary(send, { [PATH]: notice });
  expect(await library.load('privacy', 'es')).toBe(notice);
  expect(asked).toEqual([]);
});

it('rejects another answer of a host, and requests the document again', async () => {
  const lost = new Response(JSON.stringify({ title: 'Not found' }), { status: 404 });
  const library = createLibrary(host(lost, found()).send);
  await expect(library.load('privacy', 'es')).rejects.toThrow(PATH);
  expect(library.at('privacy', 'es')).toBeUndefined();
  expect(await library.load('privacy', 'es')).toEqual(notice);
});
