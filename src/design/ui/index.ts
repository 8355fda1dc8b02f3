/** Components without texts and without knowledge of loans. */
export { AmountHero, type Fact } from './AmountHero';
export { Awaited } from './Awaited';
export { Badge } from './Badge';
export { Banner } from './Banner';
export { BrandMark } from './BrandMark';
export { Button } from './Button';
export { Card, CardTitle } from './Card';
export { Checkbox } from './Checkbox';
export { Collapsible, Turned } from './Collapsible';
export { CopyButton } from './CopyButton';
export { CopyRow } from './CopyRow';
export { DetailList, type DetailRow } from './DetailList';
export { Dialog } from './Dialog';
export type { Elements } from './elements';
export { EmptyState } from './EmptyState';
export { ErrorPanel } from './ErrorPanel';
export { FallbackImage } from './FallbackImage';
export { Field } from './Field';
export { Icon } from './Icon';
export { IconButton } from './IconButton';
export { ScrolledIntoView } from './ScrolledIntoView';
export { keepFocus, takeLostFocus, useTakesLostFocus } from './keptFocus';
export { Notice } from './Notice';
export { PlanList, type PlanStep } from './PlanList';
export { ProductHeading } from './ProductHeading';
export { ProgressBar } from './ProgressBar';
export { RadioList } from './RadioList';
export { Screen, type ScreenProps } from './Screen';
export { type HeroKind, HeroSkeleton, Skeleton, SkeletonCard } from './Skeleton';
export { StarRating } from './StarRating';
export { Tag } from './Tag';
export { TextArea } from './TextArea';
export { TextField } from './TextField';
export { type Toast, ToastRegion } from './ToastRegion';
export { VisuallyHidden } from './VisuallyHidden';
export { MailText } from './breakable';
export type { ButtonVariant } from './buttonStyle';
export { CodeImage } from './CodeImage';
export { codePath } from './codePath';
export { forwardIcon, type IconShape } from './icons';
export { Lost, Oops } from './illustrations/common';
export {
  Awaiting,
  Due,
  OnItsWay,
  Overdue,
  Rejected,
  Settled,
  UnderReview,
} from './illustrations/loan';
export { LinkButton, TextLink } from './links';
export { branded, field, quietFocus, stack, tabularDigits, touchable } from './mixins';
export { mailIcon, phoneIcon, refreshIcon, stateIcons } from './screenIcons';
export { WholeDates, WholeFigures } from './text';
