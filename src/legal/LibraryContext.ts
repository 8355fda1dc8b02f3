import { requiredContext } from '../environment/requiredContext';
import type { Library } from './library';

export const [LibraryProvider, useLibrary] = requiredContext<Library>('library');
