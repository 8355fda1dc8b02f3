import { commitOf } from '../../../sandbox/conversations';
import { type AliasName, CAPTCHA } from '../../../src/contract';
import { codeText, incoming, openEnvelope } from '../../../src/platform/api/answer';
import { addressOf } from '../../../src/platform/api/request';
import type { Launch } from '../../../src/platform/session/launch/launch';
import { bodyKind, judge, type Judgement, objectIn } from './judge';
import { type Line, type Reply, requestOf, send } from './line';

/** The result of one call. */
export interface Finding {
  readonly call: string;
  /** `perhapsMissing`: refused with the status, code and message of an unknown path. */
  readonly verdict: Judgement['verdict'] | 'notAsked' | 'perhapsMissing';
  readonly status?: number | undefined;
  readonly ms?: number;
  readonly issues: readonly string[];
  /** The kind of answer, for requests whose answer the contract does not define; or why a call was not sent. */
  readonly note?: string;
}

export interface ProbeOptions {
  readonly templateId?: string;
  readonly isWriting?: boolean;
  readonly isPaying?: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** Sends every call that a launch allows, and judges the answers. */
export async function probe(line: Line, options: ProbeOptions = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  const replies = new Map<Finding, Reply>();
  const ask = async (name: AliasName, parameters: object, call: string = name): Promise<Data> => {
    const reply = await send(line, requestOf(line, name, parameters));
    const { finding, data } = findingOf(call, name, reply, line);
    findings.push(finding);
    replies.set(finding, reply);
    return Object(data) as Data;
  };
  const { productId = '', orderId = '' } = line.launch;
  const order = { productId, orderId };
  await ask('loanDetails', order);
  await ask('loanDetailConfirm', { productId });
  const owed = await ask('loanPlayDetail', order);
  await ask('loanPlayDelayDetail', order);
  await ask('contractDetail', { orderNo: orderId });
  const payCode = firstPayCode(owed);
  if (payCode) {
    const amount = String(owed.repayAmount);
    await ask('generateVcode', { ...order, amount, payCode, requestType: '1' });
  } else
    findings.push(notAsked('generateVcode', 'loanPlayDetail gave no channel with a reference'));
  const methods = await ask('repaymentWay', { orderId });
  const choices = await ask('problemInit', { orderId });
  await ask('problemInit', {}, WITHOUT_FIELDS);
  const problemId = firstComplaint(await ask('problemList', {}));
  if (problemId) await ask('problemDetail', { problemId });
  else findings.push(notAsked('problemDetail', 'problemList gave no complaint'));
  await ask('getWhatsapp', { overall: 30 });
  await ask('channelTemplate', { templateId: options.templateId ?? '1' });
  const { sid } = await ask('getSid', {});
  findings.push(await captcha(line, String(sid)));
  findings.push(...(await probeRefusals(line)));
  if (options.isWriting) {
    // The last type of complaint covers other problems.
    const problemType = listOf(choices.problemType).at(-1);
    const text = { problemSonType: '', problemDetail: 'Probe of the contract', problemImage: '' };
    await ask('problemSave', {
      problemType: String(problemType?.value),
      ...text,
      orderNo: orderId,
    });
    await ask('googleScore', { score: 5, orderId });
  }
  if (options.isPaying) await pay(ask, line, owed, methods);
  const unknown = contentOf(
    await send(unknownPath(line), requestOf(unknownPath(line), 'loanDetails', {})),
    line,
  );
  return findings.map((finding) => {
    const reply = replies.get(finding);
    const isSame = !!reply && contentOf(reply, line) === unknown;
    if (isSame && finding.verdict === 'refused')
      return { ...finding, verdict: 'perhapsMissing', note: `${MISSING} refusal ${AS}` };
    if (finding.call === WITHOUT_FIELDS && finding.verdict === 'refused')
      return { ...finding, verdict: 'broken', issues: [NOT_REFUSED] };
    // A server without the path often answers with a web page, which is no readable refusal.
    const isNotFound = isSame && finding.verdict === 'broken' && reply.status === NOT_FOUND;
    return isNotFound ? { ...finding, note: `${MISSING} answer ${AS}` } : finding;
  });
}

/** The complaint's form reads the types of complaints so. */
const WITHOUT_FIELDS = 'problemInit, an empty body';
const NOT_REFUSED = 'expected an answer to a form without a field, came a refusal';

const NOT_FOUND = 404;
const MISSING = 'perhaps missing: the same';
const AS = 'as that of an unknown path';

/** What an answer says, without the words that differ each time: an address, a time, a trace. */
function contentOf({ status, text = '' }: Reply, { environment }: Line): string {
  const body = objectIn(text);
  const { code, message } = openEnvelope(incoming(body ?? {}, 'general'), environment.envelope);
  const words = message.replace(/\S*[/\d]\S*/g, '…');
  return JSON.stringify([status, bodyKind(text), codeText(code), words]);
}

/** A line on which `loanDetails` has a path that no server knows. */
function unknownPath(line: Line): Line {
  const { environment } = line;
  const loanDetails = `${environment.generalPrefix}/v3/no-such-call`;
  const aliases = { ...environment.aliases, loanDetails };
  return { ...line, environment: { ...environment, aliases } };
}

async function pay(
  ask: (name: AliasName, parameters: object) => Promise<Data>,
  { launch: { userId, orderId } }: Line,
  owed: Data,
  { repayToken, bankCards }: Data,
): Promise<void> {
  const amount = Number(owed.repayAmount);
  const [card] = listOf(bankCards);
  await ask('repaymentHuichao', { userId, orderId, amount });
  await ask('repaymentCommit', commitOf(card, { amount, orderId, repayToken }));
}

function findingOf(call: string, name: AliasName, reply: Reply, { environment }: Line) {
  const { status, text, ms, cors, problem } = reply;
  if (status === undefined || text === undefined) {
    const issues = [problem ?? 'no answer', ...cors];
    return { finding: { call, verdict: 'broken', ms, issues } satisfies Finding, data: undefined };
  }
  const { verdict, issues, data, isExpired } = judge(name, { status, text }, environment);
  const session = isExpired
    ? ["session: expected the launch's session to be accepted, came a refusal that ends it"]
    : [];
  const all = [...issues, ...session, ...cors];
  const finding: Finding = {
    call,
    verdict: all.length > 0 ? 'broken' : verdict,
    status,
    ms,
    issues: all,
  };
  return { finding, data };
}

const notAsked = (call: string, note: string): Finding => ({
  call,
  verdict: 'notAsked',
  issues: [],
  note,
});

const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? (value as Data[]) : []);

const firstPayCode = ({ repayList }: Data): unknown =>
  listOf(repayList)
    .flatMap(({ channels }) => listOf(channels))
    .map(({ payCode }) => payCode)
    .find((payCode) => payCode && payCode !== 'card');

const firstComplaint = ({ tabs }: Data): unknown =>
  listOf(tabs).flatMap(({ items }) => listOf(items))[0]?.id;

/** Requests a captcha as an `<img>` does: without the app's headers. */
async function captcha({ environment, appOrigin }: Line, sid: string): Promise<Finding> {
  const address = addressOf(CAPTCHA.name, CAPTCHA, environment);
  const query = new URLSearchParams({ sid, timestamp: '1' });
  const call = CAPTCHA.name;
  try {
    const response = await fetch(new URL(`${address}?${query.toString()}`, appOrigin));
    const { status } = response;
    const type = response.headers.get('content-type') ?? 'nothing';
    const isImage = response.ok && type.startsWith('image/');
    const issues = isImage
      ? []
      : [`content-type: expected an image, came ${type.split(';')[0] ?? ''} with status ${status}`];
    return { call, verdict: isImage ? 'answered' : 'broken', status, issues };
  } catch {
    return { call, verdict: 'broken', issues: ['no connection, or one that broke'] };
  }
}

/** The reads that are tried with the `userId` of somebody else. Each must check the pair of `userId` and `sessionId`. */
const checkedReads = ({
  productId,
  orderId,
}: Launch): readonly (readonly [AliasName, object])[] => [
  ['loanDetails', { productId, orderId }],
  ['loanDetailConfirm', { productId }],
  ['loanPlayDetail', { productId, orderId }],
  ['loanPlayDelayDetail', { productId, orderId }],
  ['contractDetail', { orderNo: orderId }],
  ['problemInit', {}],
  ['problemList', {}],
];

/** Sends requests that the server must refuse: an unknown path, no fields, an expired session, somebody else's `userId`. */
async function probeRefusals(line: Line): Promise<Finding[]> {
  const { launch } = line;
  const expired = { ...launch, sessionId: `${launch.sessionId ?? ''}-expired` };
  const another = { ...launch, userId: `${launch.userId ?? ''}0` };
  const { productId, orderId } = launch;
  const lines: readonly (readonly [string, Line, AliasName, object])[] = [
    ['an unknown path', unknownPath(line), 'loanDetails', {}],
    ['an empty body', line, 'problemDetail', {}],
    ['an expired session', { ...line, launch: expired }, 'loanDetails', { productId, orderId }],
    ...checkedReads(launch).map(
      ([name, parameters]) =>
        [`another userId: ${name}`, { ...line, launch: another }, name, parameters] as const,
    ),
  ];
  return Promise.all(
    lines.map(async ([call, of, name, parameters]) => {
      const reply = await send(of, requestOf(of, name, parameters));
      return refusalFinding(call, name, reply, line);
    }),
  );
}

function refusalFinding(
  call: string,
  name: AliasName,
  reply: Reply,
  { environment }: Line,
): Finding {
  const { status, text, ms, problem = 'no answer' } = reply;
  if (status === undefined || text === undefined)
    return { call, verdict: 'broken', ms, issues: [problem] };
  const { verdict, isExpired } = judge(name, { status, text }, environment);
  const isTaken =
    verdict === 'answered' || (!!objectIn(text) && status < 400 && verdict === 'broken');
  const note = `${bodyKind(text)}${verdict === 'refused' ? ' that refuses' : ''}`;
  const issues = [
    ...(isTaken ? ['expected a refusal, came a success or an unclear answer'] : []),
    ...(call === 'an empty body' && status >= 500
      ? [`status: expected a refusal below 500, came ${status}`]
      : []),
    ...(call === 'an expired session' && status !== 401 && !isExpired
      ? ['expected HTTP 401, or a refusal whose code is one of sessionExpiredCodes, came neither']
      : []),
  ];
  return { call, verdict: issues.length > 0 ? 'broken' : 'refused', status, ms, issues, note };
}
