import { styled } from 'styled-components';
import { BrandMark } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';

/** The advertiser's mark and name. */
export function Brand({ name }: { readonly name: string }) {
  const { logo } = useEnvironment();
  return (
    <Line>
      <BrandMark size={32} hasLogo={!!logo} />
      <span data-word="appTitle">{name}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  font-weight: 700;
  letter-spacing: -0.01em;
`;
