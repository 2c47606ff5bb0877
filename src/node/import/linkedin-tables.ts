type Table = { part: string; columns: Readonly<Record<string, string>> };

/** The tables of an archive that are read, each with the part of a résumé that it becomes, and the key that each column becomes. */
export const linkedInTables: Readonly<Record<string, Table>> = {
  Profile: {
    part: 'basics',
    columns: { Headline: 'label', Summary: 'summary', 'Geo Location': 'city' },
  },
  Positions: {
    part: 'work',
    columns: {
      ...{ 'Company Name': 'name', Title: 'position', Description: 'summary' },
      ...{ Location: 'location', 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  },
  Volunteering: {
    part: 'volunteer',
    columns: {
      ...{ 'Company Name': 'organization', Role: 'position', Description: 'summary' },
      ...{ 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  },
  Education: {
    part: 'education',
    columns: {
      ...{ 'School Name': 'institution', 'Degree Name': 'studyType', Notes: 'courses' },
      ...{ 'Start Date': 'startDate', 'End Date': 'endDate' },
    },
  },
  Honors: {
    part: 'awards',
    columns: { Title: 'title', 'Issued On': 'date', Description: 'summary' },
  },
  Certifications: {
    part: 'certificates',
    columns: { Name: 'name', Url: 'url', Authority: 'issuer', 'Started On': 'date' },
  },
  Publications: {
    part: 'publications',
    columns: {
      ...{ Name: 'name', Publisher: 'publisher', 'Published On': 'releaseDate' },
      ...{ Description: 'summary', Url: 'url' },
    },
  },
  Skills: { part: 'skills', columns: { Name: 'name' } },
  Projects: {
    part: 'projects',
    columns: {
      ...{ Title: 'name', Description: 'description', Url: 'url' },
      ...{ 'Started On': 'startDate', 'Finished On': 'endDate' },
    },
  },
  Languages: { part: 'languages', columns: { Name: 'language', Proficiency: 'fluency' } },
  Recommendations_Received: { part: 'references', columns: { Text: 'reference' } },
};
