/** A table as a person calls it: `resume_skills` is "Résumé skills". */
export function keptName(table: string): string {
  const words = table.replaceAll('_', ' ').replaceAll('resume', 'résumé');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
