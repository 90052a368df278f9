export {
  deleteSentDocument,
  deleteSentDocumentsOf,
  freezeSentDocument,
  letterOfJob,
  moveDocumentsOfJobs,
  moveSentDate,
  useSentDocuments,
} from './sent-store';
