import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useDates } from '../useDates';
import type { SettledIntent } from '../../money/intent';
import { usePaymentStanding } from '../../money/usePaymentStanding';
import { useBridge } from '../../native/BridgeContext';
import type { OrderKey } from '../../order/api';
import { Button } from '../../ui/Button';
import { Card, CardTitle } from '../../ui/Card';
import { DetailList } from '../../ui/DetailList';
import { useCopy } from '../useCopy';
import { useMoney } from '../useMoney';

/** What the last payment of an order was, for a day: to be copied, and printed where that is possible. */
export function Receipt({ order }: { readonly order: OrderKey }) {
  const { t } = useLingui();
  const { settled } = usePaymentStanding(order);
  const rows = useReceiptRows(order, settled);
  const copy = useCopy();
  const bridge = useBridge();
  const list = useRef<HTMLDivElement>(null);
  if (!settled || rows.length === 0) return null;
  const title = settled.isByReading
    ? t`The lender has booked a payment of this loan`
    : t`Your payment was sent`;
  const text = [title, ...rows.map((row) => `${row.text}: ${row.value}`)].join('\n');
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      <div ref={list}>
        <DetailList rows={rows} />
      </div>
      <Actions>
        <Button
          variant="text"
          onClick={() => {
            if (list.current) void copy(text, list.current);
          }}
        >{t`Copy`}</Button>
        {/* A native web view does not print. */}
        {!bridge.has('closeWebView') && (
          <Button
            variant="text"
            onClick={() => {
              window.print();
            }}
          >{t`Print`}</Button>
        )}
      </Actions>
    </Card>
  );
}

function useReceiptRows({ orderId = '' }: OrderKey, settled: SettledIntent | null) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  if (settled?.sent.kind !== 'card') return [];
  const { amount, card, leftAt } = settled.sent;
  return [
    { text: t`Amount`, value: money(amount) },
    { text: t`Card`, value: card.name },
    { text: t`Time`, value: dateTime(leftAt) },
    { text: t`Order`, value: orderId },
  ];
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
`;
