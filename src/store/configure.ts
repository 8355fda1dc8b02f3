import { configureStore } from '@reduxjs/toolkit';
import { configureRelayed } from '../devTools/configureStore';

/** Makes a page's store. A relay is for developers: no production build knows of one. */
export const configure = process.env.NODE_ENV === 'production' ? configureStore : configureRelayed;
