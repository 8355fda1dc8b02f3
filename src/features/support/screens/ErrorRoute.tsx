export { ErrorScreen as default } from '../../../borrower/ErrorScreen';
