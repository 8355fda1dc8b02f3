import { requireBuild } from './build/builtFiles';
import { startCommand } from './build/command';
import { portOf } from './port';
import { startPreview } from './previewServer';

/** `npm run preview`: serves the production build as a static host does, with the sandbox as its server. */
async function main(): Promise<void> {
  requireBuild('dist');
  const { origin } = await startPreview(portOf(process.env.PORT, 4000), {
    isReporting: true,
    onReport: (report) => {
      console.log(`Reported: ${report}`);
    },
  });
  console.log(`Serving dist/ at ${origin}, the sandbox console at ${origin}/__sandbox__/`);
}

startCommand(
  'npm run preview: serves dist/ with its own headers, the sandbox behind it. PORT=<port> (4000)',
);
void main();
