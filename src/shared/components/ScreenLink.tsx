import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, LinkButton } from '@/design/ui';
import { type ParametersOf, type RouteName, useAddressTo } from '@/platform/navigation';

interface ScreenLinkProps<Name extends RouteName> extends Omit<LinkProps, 'to'> {
  readonly to: Name;
  readonly parameters: ParametersOf<Name>;
  /** Default: that of a second choice. */
  readonly variant?: ButtonVariant;
}

/** A link to a screen, in the style of a button. This address's product and order are added. */
export function ScreenLink<Name extends RouteName>({
  to,
  parameters,
  variant = 'secondary',
  ...rest
}: ScreenLinkProps<Name>) {
  const addressTo = useAddressTo();
  return <LinkButton as={Link} {...rest} $variant={variant} to={addressTo(to, parameters)} />;
}
