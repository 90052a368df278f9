import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { useGoBack } from '@keepmark/app-shell/go-back';
import { addCompany } from '@keepmark/contracts';
import { EmptyState, notify, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { directoryKey, useCanAdd, useGroupName } from '../companies-api';
import { emptyDirectoryForm, newCompanyOf } from './directory-form';
import { SignedOutError } from './signed-out-error';
import { DirectoryForm } from './DirectoryForm';

/** Adds a company, with its location, to a directory group. */
export function AddToDirectoryPage() {
  const { companyGroupName = '' } = useParams({ strict: false });
  const { api } = useAppContext();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const groupName = useGroupName(companyGroupName);
  const goBack = useGoBack('/companies/group/list');
  const canAdd = useCanAdd(companyGroupName);
  if (!canAdd) return <ClosedGroup groupName={groupName} />;
  return (
    <Page title={`Add to ${groupName}`} width="text">
      <Text>
        Only you can see this company until we approve it. After that, everyone can see it, and only you can edit or
        delete it.
      </Text>
      <DirectoryForm
        key={companyGroupName}
        initialValues={emptyDirectoryForm}
        draftKey={`company-directory-add/${companyGroupName}`}
        submitLabel="Add to the directory"
        onLeave={goBack}
        onSave={async (form) => {
          const added = await call(api, addCompany, { body: newCompanyOf(form, companyGroupName) });
          if (!added) throw new SignedOutError('Sign in to add to the directory.');
          await queries.invalidateQueries({ queryKey: directoryKey });
          notify.success(`Added ${added.companyName} to ${added.groupName}. It’s waiting for review.`);
          void navigate({ to: '/companies/group/list/{-$group}', params: { group: added.group } });
        }}
      />
    </Page>
  );
}

function ClosedGroup({ groupName }: { groupName: string }) {
  return (
    <Page title={groupName}>
      <EmptyState
        icon="lock"
        title={`You can’t add to ${groupName}`}
        action={
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/companies/group/list/{-$group}" params={{ group: undefined }} />
            )}
          >
            See all groups
          </Button>
        }
      >
        We maintain this group. Choose another group or create your own.
      </EmptyState>
    </Page>
  );
}
