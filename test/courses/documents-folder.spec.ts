import { describeDocuments } from './describe-documents';

describe('documents of courses in a folder', () => {
  describeDocuments('folder');
});
