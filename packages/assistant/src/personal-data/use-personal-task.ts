import { type ReadPeople, useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { useDatabase } from '@keepmark/local-store/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AiTask, PersonalData } from '../ai-task';
import { indexOf } from './saved-people';

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

export interface PersonalTask {
  /** The same object for the same task. */
  readonly task: AiTask;
  /** Nothing may be sent before it's ready. `unreachable`: the part of the app that reads contacts didn't load. */
  readonly state: 'loading' | 'ready' | 'unreachable';
  readonly tryAgain: () => void;
}

/** The task with the personal data of whoever is signed in, and with everyone that they saved. */
export function usePersonalTask(task: AiTask): PersonalTask {
  const { auth, loadReadPeople } = useAppContext();
  const database = useDatabase();
  const { name = '', email = '' } = userOf(useStore(auth.session)) ?? {};
  const {
    data: readPeople,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['assistant', 'read-people'],
    queryFn: async () => (await loadReadPeople?.()) ?? noPeople,
    // Code, which doesn't change and may be on the device.
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  const personal = useMemo(() => {
    const data = withAccount(task.personalData, { name, email });
    return readPeople
      ? { ...task, personalData: { ...data, savedPeople: () => readPeople(database, task.subject) } }
      : { ...task, personalData: data };
  }, [task, name, email, readPeople, database]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (readPeople) indexOf(readPeople(database, task.subject).people);
    }, idleMs);
    return () => clearTimeout(timer);
  }, [readPeople, database, task.subject]);
  return {
    task: personal,
    state: readPeople ? 'ready' : isError ? 'unreachable' : 'loading',
    tryAgain: () => void refetch(),
  };
}

/** After the screen has opened. */
const idleMs = 1000;

const noPeople: ReadPeople = () => ({ people: [], isRelated: () => false });
