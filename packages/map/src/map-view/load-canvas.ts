export const loadMapCanvas = () => import('./MapCanvas');
