import { styled } from 'styled-components';
import { Notice } from '../../../ui/Notice';
import { Screen } from '../../../ui/Screen';
import { Books } from '../parts/Books';
import { ContactTry } from '../parts/ContactTry';
import { DeviceParameters } from '../parts/DeviceParameters';
import { Faults } from '../parts/Faults';
import { LaunchChoices } from '../parts/LaunchChoices';
import { LenderClock } from '../parts/LenderClock';
import { LocateTry } from '../parts/LocateTry';
import { NativeCalls } from '../parts/NativeCalls';
import { Outbox } from '../parts/Outbox';
import { PageList } from '../parts/PageList';
import { PageParameters } from '../parts/PageParameters';
import { PhotoTry } from '../parts/PhotoTry';
import { Requests } from '../parts/Requests';
import { Section } from '../parts/Section';
import type { PreviewPorts } from '../ports';
import { createSandboxClient } from '../sandboxClient';
import { useLaunchPad } from '../useLaunchPad';
import { useSandbox } from '../useSandbox';

/** `/testPreview` (docs/reference/screens.md#launch-pad): opens any page as anybody, and keeps the sandbox within reach. */
export function createPreviewScreen(ports: PreviewPorts) {
  const client = createSandboxClient(ports.fetch);

  return function PreviewScreen() {
    const pad = useLaunchPad(ports, client);
    const sandbox = useSandbox(client);
    const problem = pad.problem || sandbox.problem;
    return (
      <div lang="en">
        <Screen title="Launch pad">
          <Problem role="alert">{problem && <Notice tone="warning">{problem}</Notice>}</Problem>
          <LaunchChoices pad={pad} />
          <PageList onOpen={(page) => void pad.open(page)} />
          <PageParameters pad={pad} />
          <DeviceParameters pad={pad} />
          <Section title="This device">
            <PhotoTry />
            <ContactTry
              contact={pad.choices.contact}
              onChange={(contact) => {
                pad.choose({ contact });
              }}
            />
            <LocateTry />
          </Section>
          <Faults sandbox={sandbox} borrowers={pad.borrowers} />
          <Outbox sandbox={sandbox} />
          <Books sandbox={sandbox} />
          <LenderClock sandbox={sandbox} borrower={pad.borrower?.name} />
          <Requests sandbox={sandbox} />
          <NativeCalls />
        </Screen>
      </div>
    );
  };
}

/* A live region stays in the tree; empty, it takes no room. */
const Problem = styled.div`
  &:empty {
    margin-bottom: calc(-1 * var(--space-m));
  }
`;
