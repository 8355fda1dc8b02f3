import { useLingui } from '@lingui/react/macro';
import { Screen, type ScreenProps } from '../../ui/Screen';
import { useBack } from '../hooks/useBack';

/** The frame that every screen of a borrower stands in: branded header, one title, one way back. */
export function BorrowerScreen(props: Omit<ScreenProps, 'backLabel' | 'onBack'>) {
  const { t } = useLingui();
  const back = useBack();
  return <Screen {...props} backLabel={t`Back`} onBack={back} />;
}
