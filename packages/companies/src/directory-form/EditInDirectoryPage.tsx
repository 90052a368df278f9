import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { deleteCompany, type DirectoryCompany, updateCompany } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState, notify, Page, useConfirm } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { directoryKey, useDirectoryCompany, useOwnDigest } from '../companies-api';
import { ReviewNotice } from '../directory/ReviewNotice';
import { directoryFormOf, changedCompanyOf } from './directory-form';
import { SignedOutError } from './signed-out-error';
import { DirectoryForm } from './DirectoryForm';
import classes from './DirectoryForm.module.css';

/** Edits or deletes a directory company that the person added. */
export function EditInDirectoryPage() {
  const { companyGroupName: group = '', id = '' } = useParams({ strict: false });
  const found = useDirectoryCompany(id);
  const ownDigest = useOwnDigest();
  if (found.isError) {
    return (
      <Page title="Directory company">
        <ErrorState title="We couldn’t load this company" onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      </Page>
    );
  }
  if (!found.data || ownDigest === undefined) {
    return (
      <Page title="Directory company">
        <LoadingState label="Loading company" />
      </Page>
    );
  }
  if (found.data.owner !== ownDigest) return <AddedBySomeoneElse found={found.data} group={group} />;
  return <EditOwnCompany key={id} found={found.data} />;
}

function AddedBySomeoneElse({ found, group }: { found: DirectoryCompany; group: string }) {
  return (
    <Page title={found.companyName}>
      <EmptyState
        icon="lock"
        title="Someone else added this company"
        action={
          <Button renderRoot={(props) => <Link {...props} to="/companies/group/list/{-$group}" params={{ group }} />}>
            Go to group
          </Button>
        }
      >
        Only they can edit it. Save the company to edit your own copy.
      </EmptyState>
    </Page>
  );
}

const saveEffects = {
  approved: 'If you save changes, only you can see this company until we approve them.',
  waiting: 'You can keep editing it. Everyone can see it once we approve it.',
  rejected: 'Save your changes to send it for review again.',
} as const;

function EditOwnCompany({ found }: { found: DirectoryCompany }) {
  const { api } = useAppContext();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const leave = () => void navigate({ to: '/companies/group/list/{-$group}', params: { group: found.group } });
  const finish = async (message: string) => {
    await queries.invalidateQueries({ queryKey: directoryKey, refetchType: 'none' });
    notify.success(message);
  };

  const confirmAndDelete = async () => {
    const mayDelete = await confirm({
      title: `Delete ${found.companyName} from the directory?`,
      message: 'This deletes it for everyone and can’t be undone. Copies that people saved are not deleted.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!mayDelete) return;
    try {
      const deleted = await call(api, deleteCompany, { params: { id: found.id } });
      if (deleted?.success) {
        await finish(`Deleted ${found.companyName} from the directory.`);
        // A group is deleted with its last company, so go to the list of groups.
        await navigate({ to: '/companies/group/list/{-$group}' });
      } else notify.error('Sign in to edit the directory.');
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };

  return (
    <Page title={found.companyName} width="text">
      <ReviewNotice found={found} />
      <Text>{saveEffects[found.review]}</Text>
      <DirectoryForm
        initialValues={directoryFormOf(found)}
        draftKey={`company-directory-edit/${found.id}`}
        submitLabel="Save changes"
        onLeave={leave}
        onSave={async (form) => {
          const changed = await call(api, updateCompany, { params: { id: found.id }, body: changedCompanyOf(form) });
          if (!changed?.success) {
            throw new SignedOutError('Sign in to edit the directory.');
          }
          await finish('Changes saved.');
          leave();
        }}
        actions={
          <Button variant="subtle" color="error" className={classes['delete']} onClick={() => void confirmAndDelete()}>
            Delete
          </Button>
        }
      />
    </Page>
  );
}
