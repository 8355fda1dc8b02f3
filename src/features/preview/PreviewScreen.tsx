import { styled } from 'styled-components';
import { Notice, Screen } from '@/design/ui';
import { ContactTry } from './parts/ContactTry';
import { DeviceParameters } from './parts/DeviceParameters';
import { LaunchChoices } from './parts/LaunchChoices';
import { LocateTry } from './parts/LocateTry';
import { PageList } from './parts/PageList';
import { PageParameters } from './parts/PageParameters';
import { PhotoTry } from './parts/PhotoTry';
import { Section } from './parts/Section';
import { createSandboxClient, type PreviewPorts } from './sandboxClient';
import { useLaunchPad } from './useLaunchPad';

/** `/testPreview`, in development builds only: opens any page as any borrower. */
export function createPreviewScreen(ports: PreviewPorts) {
  const client = createSandboxClient(ports.fetch);

  return function PreviewScreen() {
    const pad = useLaunchPad(ports, client);
    return (
      <div lang="en">
        <Screen title="Launch pad">
          <Problem role="alert">
            {pad.problem && <Notice tone="warning">{pad.problem}</Notice>}
          </Problem>
          <LaunchChoices pad={pad} />
          <PageList pad={pad} />
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
        </Screen>
      </div>
    );
  };
}

/* A live region must stay in the tree. Empty, it takes no room. */
const Problem = styled.div`
  &:empty {
    margin-bottom: calc(-1 * var(--space-m));
  }
`;
