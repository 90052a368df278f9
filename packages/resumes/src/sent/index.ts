export {
  deleteSentDocument,
  deleteSentDocumentsOf,
  freezeSentDocument,
  letterOfJob,
  moveSentDocuments,
  useSentDocuments,
} from './sent-store';
