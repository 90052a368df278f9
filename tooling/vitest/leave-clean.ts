import { afterAll } from 'vitest';
import { unstub } from './unstub';

afterAll(unstub);
