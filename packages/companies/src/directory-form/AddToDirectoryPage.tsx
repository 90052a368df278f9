import { addCompany } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { notify, Page } from '@keepmark/ui';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { directoryKey, useGroupName } from '../companies-api';
import { emptyDirectoryForm, newCompanyOf } from './directory-form';
import { DirectoryForm } from './DirectoryForm';

/** Adds a company, with its location, to a group of the directory that everybody reads. */
export function AddToDirectoryPage() {
  const { companyGroupName = '' } = useParams({ strict: false });
  const { api } = useAppContext();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <Page title={`Add to ${useGroupName(companyGroupName)}`} width="text">
      <Text>Everybody who uses the directory sees what you add. Only you can change or delete it.</Text>
      <DirectoryForm
        key={companyGroupName}
        initialValues={emptyDirectoryForm}
        draftKey={`company-directory-add/${companyGroupName}`}
        submitLabel="Add to the directory"
        onLeave={useGoBack('/companies/group/list')}
        onSave={async (form) => {
          const added = await addCompany(api, { ...newCompanyOf(form), groupName: companyGroupName });
          if (!added) throw new Error('Sign in to add to the directory.');
          await queries.invalidateQueries({ queryKey: directoryKey });
          notify.success(`Added ${added.companyName} to ${added.groupName}.`);
          void navigate({ to: '/companies/group/list/{-$group}', params: { group: added.group } });
        }}
      />
    </Page>
  );
}
