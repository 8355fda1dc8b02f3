import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWrite } from '../../api/useWrite';
import { useAddressQuery } from '../../navigation/useAddressQuery';
import { useGo } from '../../navigation/useGo';
import { useIsMounted } from '../../borrower/useIsMounted';
import { useToast } from '../../borrower/useToast';
import { useProblemInitQuery } from './api';
import { dropDraft } from './drafts/draftThunks';
import { COLLECTION_TYPE, type ComplaintChoices } from './model';
import type { Draft } from './slice';
import type { ComplaintDispatch } from './drafts/useDraft';
import type { FormVisit } from './useHome';
import { complaintWrites } from './writesApi';

export interface About {
  readonly problemType: string;
  /** Empty for every type but collection. */
  readonly problemSonType: string;
  readonly orderNo: string;
}

/** What the address says the complaint is about. */
export function useAbout(): About {
  const read = useAddressQuery();
  const problemType = read('problemType');
  const isCollection = problemType === COLLECTION_TYPE;
  return {
    problemType,
    problemSonType: isCollection ? read('problemSonType') : '',
    orderNo: read('orderNo'),
  };
}

/** The names that the server gives to the chosen type and sub-type. */
export function useTypeTitles({ problemType, problemSonType }: About) {
  const titlesOf = ({ types, collectionTypes }: ComplaintChoices) =>
    [
      types.find(({ value }) => value === problemType)?.title,
      collectionTypes.find(({ value }) => value === problemSonType)?.title,
    ].filter((title) => title !== undefined);
  return { reading: useProblemInitQuery({}), titlesOf };
}

/** Sends the complaint once all of it is there. */
export function useSubmit(about: About, draft: Draft) {
  const save = useWrite(complaintWrites.endpoints.problemSave, { orderNo: about.orderNo });
  const dispatch = useDispatch<ComplaintDispatch>();
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
    // Not in an effect: who has left the screen meanwhile must not find the draft again.
    dispatch(dropDraft(about.orderNo));
    if (isMounted.current) {
      setSentText(draft.content);
      setOutcome('sent');
    } else toast('info', t`Your complaint was sent`);
  };
  return { submit, outcome, sentText, isSending: save.isSending };
}

/** Why the complaint cannot be sent yet. */
function useObstacle({ content, pictures }: Draft): string | undefined {
  const { t } = useLingui();
  if (!content.trim()) return t`Please provide your opinions and suggestions`;
  if (pictures.some(({ status }) => status === 'failed'))
    return t`An image was not uploaded. Retry it or remove it.`;
  if (pictures.some(({ status }) => status !== 'done'))
    return t`Wait until your images are uploaded.`;
  return undefined;
}

/** Complaint home: the one that the borrower came from, where there is one. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const go = useGo();
  const visit = useLocation().state as FormVisit | null;
  return () => {
    if (visit?.isFromHome) void navigate(-1);
    else go('complaint', {}, { replace: true });
  };
}
