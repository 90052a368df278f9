export { readResumeFile } from './read-resume-file';
