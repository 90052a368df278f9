export { capturedPosting, posting } from './fixtures';
export { searchClient, type SearchService } from './search-service';
