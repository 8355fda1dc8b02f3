export { ErrorScreen as default } from '../../../screen/ErrorScreen';
