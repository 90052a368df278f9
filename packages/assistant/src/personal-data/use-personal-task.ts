import { useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AiTask, PersonalData } from '../ai-task';

/** The display name of a session without one. */
const noName = 'User';

/** The personal data of a task and of the account, because people also write their name on screens without a résumé. */
export function withAccount(
  data: PersonalData,
  account: { readonly name: string; readonly email: string },
): PersonalData {
  const accountName = account.name === noName ? '' : account.name.trim();
  const name = data.name?.trim() || accountName;
  const isOtherName = accountName !== '' && accountName.toLowerCase() !== name.toLowerCase();
  return {
    ...data,
    name,
    email: data.email?.trim() || account.email,
    otherNames: isOtherName ? [...(data.otherNames ?? []), accountName] : (data.otherNames ?? []),
  };
}

/** The task with the personal data of whoever is signed in. The same object for the same task. */
export function usePersonalTask(task: AiTask): AiTask {
  const { auth } = useAppContext();
  const { name = '', email = '' } = userOf(useStore(auth.session)) ?? {};
  return useMemo(
    () => ({ ...task, personalData: withAccount(task.personalData, { name, email }) }),
    [task, name, email],
  );
}
