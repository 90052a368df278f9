import { HomePage } from './HomePage';
import { jobsHome } from './jobs-home';

export default function JobsHome() {
  return <HomePage {...jobsHome} />;
}
