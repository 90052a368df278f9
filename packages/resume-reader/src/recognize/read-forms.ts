import { findDates } from '../lines/dates';
import { placeFields } from '@keepmark/resume-document/addresses';
import { newEducation, newExperience } from '@keepmark/resume-document/new-document';
import type { EducationEntry, ExperienceEntry } from '@keepmark/resume-document';
import type { FormEntry } from './entry-forms';
import { notesOf } from './join-lines';
import { isCityName, trailingPlace } from './places';
import { datesOf } from './read-experience';
import { splitDegree } from './study-fields';

/** A job of a form. */
export function experienceOfForm({ facts, lines }: FormEntry): ExperienceEntry {
  const { name, place } = nameAndAddress(facts.organization);
  return newExperience({
    title: facts.title ?? '',
    companyName: name,
    ...placeFields(facts.place ?? place),
    ...datesIn(facts.dates),
    notes: [facts.tools, notesOf(lines)].filter(Boolean).join('\n'),
  });
}

/** A study of a form. */
export function educationOfForm({ facts, lines }: FormEntry): EducationEntry {
  const { name, place } = nameAndAddress(facts.organization);
  const { city, state, country } = placeFields(facts.place ?? place);
  const { degree, major } = splitDegree(facts.title ?? '');
  return newEducation({
    institutionName: name,
    degree,
    major: facts.major ?? major,
    gpa: facts.grade ?? '',
    city,
    state: [state, country].filter(Boolean).join(', '),
    ...datesIn(facts.dates),
    notes: [facts.tools, notesOf(lines)].filter(Boolean).join('\n'),
  });
}

function datesIn(text = ''): Partial<ReturnType<typeof datesOf>> {
  const found = findDates(text);
  return found ? datesOf(found) : {};
}

/** "Acme S.r.l., Via Roma 1, Firenze" as a name and its address; "Faculty of Arts, Department of Music" is one name. */
function nameAndAddress(text = ''): { readonly name: string; readonly place: string } {
  const at = trailingPlace(text);
  if (at !== undefined) return { name: text.slice(0, at), place: text.slice(at).replace(/^[\s,(–—-]+/, '') };
  const [name = '', ...others] = text.split(/,\s+/);
  const isAddress = others.every((part) => /\d/.test(part) || isCityName(part));
  return isAddress ? { name, place: others.join(', ') } : { name: text, place: '' };
}
