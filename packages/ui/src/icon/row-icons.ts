import { drawnInPlace } from './drawn-in-place';
import rowIconPaths from './row-icons.gen.json';

// Each reference to the sprite takes 0.3 ms, and a key in the filter of a list changes twenty. Screens without a list don't
// load the paths.
Object.assign(drawnInPlace, rowIconPaths);
