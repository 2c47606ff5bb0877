import { writeSample } from './sample.ts';

writeSample();
