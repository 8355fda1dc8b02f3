import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardTitle, forwardIcon, Icon, Notice, Tag } from '@/design/ui';
import { useLinkProps } from '@/platform/navigation';
import { EarlyScreen, OwnTap, valuesOf } from '@/shared/early';
import { COLLECTION_TYPE } from '../model';
import { AllSwitch } from '../parts/AllSwitch';
import { Choice, DOWN, List } from '../parts/ChoiceList';
import { OrderCard } from '../parts/OrderCard';
import { Tags, Words } from './DetailScreen';
import { Tags as TypeTags } from './FormScreen';
import { Line, MyComplaintsLink } from './HomeScreen';

const init = valuesOf<'problemInit'>();
const detail = valuesOf<'problemDetail'>();

const EMPTY = ['', '0'];
const NO_ORDER = { 'orderDetail.orderNo': [''] };
const COLLECTION = { 'problemType.*.value': [COLLECTION_TYPE] };

/** The order of the complaint, and the types of complaints about it. */
function Home() {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { value, list, Part } = init;
  const orderNo = value('orderDetail.orderNo');
  const toForm = (problemType: string) => linkProps('complainPageNext', { problemType, orderNo });
  return (
    <EarlyScreen title={t`Complaints`} lines={8} above={<MyComplaintsLink />}>
      <Line>
        <h2>{t`Your loan`}</h2>
        <Part unless={{ orderList: EMPTY }}>
          <AllSwitch ref={null} label={t`All`} isOn={false} onChange={() => undefined} />
        </Part>
      </Line>
      <Part unless={NO_ORDER}>
        <OrderCard
          order={{
            orderNo,
            productLogo: '',
            productName: value('orderDetail.productName!'),
            status: value('orderDetail.status'),
            acceptsCollectionComplaints: false,
            rows: list('orderDetail.list', (at) => ({ text: at('title'), value: at('value') })),
          }}
        />
      </Part>
      <Part when={NO_ORDER}>
        <Notice>{t`No loan is chosen. You can write to us about anything else.`}</Notice>
      </Part>
      <Card>
        <CardTitle>{t`What is it about?`}</CardTitle>
        <List aria-label={t`What is it about?`}>
          {list('problemType', (at) => (
            <li key={at('value')}>
              <Part unless={COLLECTION}>
                <Choice {...toForm(at('value'))}>
                  <span>{at('title')}</span>
                  <Icon shape={forwardIcon} size={20} />
                </Choice>
              </Part>
              <Part when={COLLECTION}>
                <Choice type="button" aria-expanded={false}>
                  <span>{at('title')}</span>
                  <Icon shape={DOWN} size={20} />
                </Choice>
              </Part>
            </li>
          ))}
        </List>
      </Card>
    </EarlyScreen>
  );
}

/** The type of the complaint, and the button that sends it. */
function Form() {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={t`Write a complaint`}
      lines={1}
      lineHeight="1.75rem"
      footer={
        <OwnTap>
          <Button>{t`Submit`}</Button>
        </OwnTap>
      }
    >
      <TypeTags>
        <li>
          <Tag>{init.found('problemType', 'value', 'problemType', 'title')}</Tag>
        </li>
      </TypeTags>
    </EarlyScreen>
  );
}

/** The borrower's own words. */
function Detail() {
  const { t } = useLingui();
  const { value, Part } = detail;
  return (
    <EarlyScreen title={t`Complaint`} lines={6}>
      <Card>
        <Tags>
          <Part>
            <Tag>{value('type')}</Tag>
          </Part>
          <Part>
            <Tag>{value('sonType')}</Tag>
          </Part>
        </Tags>
        <Words>{value('content')}</Words>
      </Card>
    </EarlyScreen>
  );
}

export const complaintHomePicture = {
  Picture: Home,
  // The address names neither another order nor an open type.
  conditions: { when: { '?orderNo': [''], '?problemType': [''] } },
};

export const complaintFormPicture = {
  Picture: Form,
  // A sub-type exists for one type only.
  conditions: { when: { '?problemSonType': [''] } },
};

export const complaintDetailPicture = { Picture: Detail };
