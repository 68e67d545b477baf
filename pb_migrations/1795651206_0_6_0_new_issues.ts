import { addNewIssues, removeNewIssues } from './new_issues/new-issues.ts';

migrate(addNewIssues, removeNewIssues);
