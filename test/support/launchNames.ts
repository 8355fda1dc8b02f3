/** What a launch brings for the session: it belongs to no screen, and no address bar keeps it. */
export const SESSION_NAMES = [
  'deviceId',
  'appVersion',
  'userId',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'language',
  'crp_phe',
  'dearest',
  'showy',
  'dearer',
  'swift',
  'eyes',
] as const;

/** Of it, what tells who the borrower is. */
const PERSONAL_NAMES = ['userId', 'sessionId', 'deviceId', 'mobilePhone', 'crp_phe', 'swift'];

export const personalOf = (
  launch: Readonly<Record<string, string | undefined>>,
): readonly string[] => PERSONAL_NAMES.flatMap((name) => launch[name] ?? []);
