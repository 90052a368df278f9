export { SignInPage as default, type SignInPageProps } from './SignInPage';
