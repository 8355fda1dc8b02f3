/** Launch parameters of the session. They belong to no screen, and the address bar does not keep them. */
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

/** Of these, the parameters that identify the borrower. */
const PERSONAL_NAMES = ['userId', 'sessionId', 'deviceId', 'mobilePhone', 'crp_phe', 'swift'];

export const personalOf = (
  launch: Readonly<Record<string, string | undefined>>,
): readonly string[] => PERSONAL_NAMES.flatMap((name) => launch[name] ?? []);
