export function ResumeListPage() {
  return null;
}
