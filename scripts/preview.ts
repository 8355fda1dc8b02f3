import { builtEnvironment } from './build/builtEnvironment';
import { requireBuild } from './build/builtFiles';
import { startCommand } from './build/command';
import { portOf } from './port';
import { startPreview } from './previewServer';

/** `npm run preview`: serves the production build as a static host does, with the sandbox as its server. */
async function main(): Promise<void> {
  requireBuild('dist');
  // The lender is the brand's own: its languages, amounts and telephones.
  const environment = builtEnvironment('dist');
  const { origin } = await startPreview(portOf(process.env.PORT, 4000), {
    environment,
    isReporting: true,
    onReport: (report) => {
      console.log(`Reported: ${report}`);
    },
  });
  console.log(`Serving dist/ at ${origin}, the sandbox console at ${origin}/__sandbox__/`);
  const { apiBase } = environment;
  if (apiBase) console.log(`The sandbox gets no call: apiBase sends all calls to ${apiBase}`);
}

startCommand(
  'npm run preview: serves dist/ with its own headers, the sandbox behind it. PORT=<port> (4000)',
);
void main();
