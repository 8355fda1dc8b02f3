import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBlank } from '@/design/format';
import { useProblemInitQuery } from '@/domain/orders';
import { useWrite } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { useAppDispatch } from '@/platform/store';
import { storeHardship, useIsMounted, useToast } from '@/shared';
import { dropDraft } from '../drafts/draftThunks';
import { COLLECTION_TYPE } from '../model';
import type { Draft } from '../slice';
import { complaintWrites } from '../writesApi';
import type { About } from './useAbout';

/** `content`: the text that was sent, which the draft no longer has. */
type Outcome = { readonly state: 'sent'; readonly content: string } | { readonly state: 'unclear' };

/** Sends the complaint when it is complete. */
export function useSubmit(about: About, draft: Draft) {
  const save = useWrite(complaintWrites.endpoints.problemSave, about.orderNo);
  const dispatch = useAppDispatch();
  const { hardshipType } = useEnvironment();
  const toast = useToast();
  const obstacle = useObstacle(about, draft);
  const isMounted = useIsMounted();
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>();
  const unclear = t`Your complaint may not have arrived. Your text and images are kept. Look under My complaints before you send it again.`;
  const [wasEmpty, setWasEmpty] = useState(false);

  const submit = async () => {
    if (obstacle) {
      toast('error', obstacle);
      setWasEmpty(isBlank(draft.content));
      return;
    }
    setOutcome(undefined);
    const problemImage = draft.pictures.map(({ url }) => url.replaceAll(',', '%2C')).join(',');
    const result = await save.send({ ...about, problemDetail: draft.content, problemImage });
    if (!result) return;
    if (result.error) {
      if (result.error.kind === 'refused') return;
      if (isMounted.current) setOutcome({ state: 'unclear' });
      else toast('error', unclear);
      return;
    }
    // Not in an effect: a borrower who has left the screen meanwhile must not find the draft again.
    dispatch(dropDraft(draft));
    if (about.problemType === hardshipType) dispatch(storeHardship(about.orderNo));
    if (isMounted.current) setOutcome({ state: 'sent', content: draft.content });
    else toast('info', t`Your complaint was sent`);
  };
  return {
    submit,
    outcome,
    unclear,
    isSending: save.isSending,
    /** The text was missing when it was to be sent, and still is: said at its field, too. */
    missingText: wasEmpty && isBlank(draft.content) ? (obstacle ?? '') : '',
  };
}

/** The reason why the complaint cannot be sent yet. */
function useObstacle(about: About, { content, pictures }: Draft): string | undefined {
  const { t } = useLingui();
  const { currentData: choices } = useProblemInitQuery({});
  const order = choices?.orders.find(({ orderNo }) => orderNo === about.orderNo);
  // The address can name any order. The lender decides about one that is not in its list.
  if (about.problemType === COLLECTION_TYPE && order && !order.acceptsCollectionComplaints)
    return t`The selected order does not support sending collection types`;
  if (isBlank(content)) return t`Please provide your opinions and suggestions`;
  if (pictures.some(({ status }) => status === 'failed' || status === 'lost'))
    return t`An image was not uploaded. Retry it or remove it.`;
  if (pictures.some(({ status }) => status !== 'done'))
    return t`Wait until your images are uploaded.`;
  return undefined;
}
