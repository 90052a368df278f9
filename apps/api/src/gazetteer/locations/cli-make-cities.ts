import { writeCityFile } from './load-city-index';

// Part of the build: a service that starts without the file has to make it, which takes seconds and 600 MB.
writeCityFile();
console.log('made dist/cities.bin');
