import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { checkAddress } from '@/platform/navigation';
import { promotionApi } from '../api';
import { type Platform, usePorts } from '../ports';
import { useAdvertisement } from './useAdvertisement';

export interface Store {
  readonly platform: Exclude<Platform, 'desktop'>;
  readonly address: string;
  /** The template names another address, which the gate refused. */
  readonly isReplaced: boolean;
}

/** The stores for this visitor: the platform's own store, or both on a desktop. */
export function useStores(): readonly Store[] {
  const { platform } = usePorts();
  const addresses = useStoreAddresses();
  const all: readonly Store[] = [
    { platform: 'android', ...addresses.android },
    { platform: 'ios', ...addresses.ios },
  ];
  return platform === 'desktop' ? all : all.filter((store) => store.platform === platform);
}

/**
 * The template's address where the gate accepts it (docs/reference/routes.md#the-gate), otherwise the
 * environment's. A template may also name a store that the environment names, because the lender chose that store.
 */
function useStoreAddresses() {
  const environment = useEnvironment();
  const { id } = useAdvertisement();
  const { ownOrigin } = usePorts();
  const { data: template } = promotionApi.endpoints.channelTemplate.useQuery(
    orSkip(id && { templateId: id }),
    { refetchOnMountOrArgChange: false },
  );
  const { downloadUrls } = environment;
  const stores = Object.values(downloadUrls).map((address) => new URL(address).origin);
  const gate = {
    ownOrigin,
    environment: {
      ...environment,
      allowedOrigins: [...environment.allowedOrigins, ...stores],
    },
  };
  const choose = (named: string | undefined, configured: string) => {
    const answer = named ? checkAddress(named, gate) : undefined;
    return answer?.ok
      ? { address: answer.destination.url.href, isReplaced: false }
      : { address: configured, isReplaced: !!answer };
  };
  return {
    android: choose(template?.androidUrl, downloadUrls.android),
    ios: choose(template?.iosUrl, downloadUrls.ios),
  };
}
