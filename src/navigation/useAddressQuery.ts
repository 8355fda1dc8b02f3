import { useLocation } from 'react-router-dom';
import { parametersOf } from '../session/launch';

/**
 * Reads the parameters of the screen's address by the same rule as a launch's: empty for what is absent or
 * not acceptable. React Router's own hook would cost every first load 1 kB more.
 */
export const useAddressQuery = () => parametersOf(useLocation().search);
