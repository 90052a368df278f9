import { createContext } from 'react';

/** The units of every map's scale bar: miles and feet, or kilometers and meters. */
export const ScaleUnitContext = createContext<'imperial' | 'metric'>('imperial');
