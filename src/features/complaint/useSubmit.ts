import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useWrite } from '../../platform/api/useWrite';
import { useAppDispatch } from '../../platform/store/store';
import { useToast } from '../../shared/feedback/toasts';
import { useIsMounted } from '../../shared/hooks/lifecycle';
import { dropDraft } from './drafts/draftThunks';
import type { Draft } from './slice';
import type { About } from './useAbout';
import { complaintWrites } from './writesApi';

/** Sends the complaint when it is complete. */
export function useSubmit(about: About, draft: Draft) {
  const save = useWrite(complaintWrites.endpoints.problemSave, about.orderNo);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const obstacle = useObstacle(draft);
  const isMounted = useIsMounted();
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'sent' | 'unclear'>();
  const [sentText, setSentText] = useState('');

  const submit = async () => {
    if (obstacle) {
      toast('error', obstacle);
      return;
    }
    const problemImage = draft.pictures.map(({ url }) => url).join(',');
    const result = await save.send({ ...about, problemDetail: draft.content, problemImage });
    if (!result) return;
    if (result.error) {
      setOutcome(result.error.kind === 'refused' ? undefined : 'unclear');
      return;
    }
    // Not in an effect: a borrower who has left the screen meanwhile must not find the draft again.
    dispatch(dropDraft(draft));
    if (isMounted.current) {
      setSentText(draft.content);
      setOutcome('sent');
    } else toast('info', t`Your complaint was sent`);
  };
  return { submit, outcome, sentText, isSending: save.isSending };
}

/** The reason why the complaint cannot be sent yet. */
function useObstacle({ content, pictures }: Draft): string | undefined {
  const { t } = useLingui();
  if (!content.trim()) return t`Please provide your opinions and suggestions`;
  if (pictures.some(({ status }) => status === 'failed' || status === 'lost'))
    return t`An image was not uploaded. Retry it or remove it.`;
  if (pictures.some(({ status }) => status !== 'done'))
    return t`Wait until your images are uploaded.`;
  return undefined;
}
