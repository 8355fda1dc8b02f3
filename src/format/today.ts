/** The day that it is in a zone (IANA name; empty is the phone's own), as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  const written = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  const [month = '', day = '', year = ''] = written.split('/');
  return `${year}-${month}-${day}`;
}
