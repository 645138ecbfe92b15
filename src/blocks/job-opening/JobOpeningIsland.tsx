import { BrowserRouter } from 'react-router-dom';
import { JobOpeningScreens, type JobOpeningProps } from './JobOpeningScreens.tsx';

/** The screens in the browser, where choosing moves between them without fetching a page. */
export const JobOpeningIsland = (props: JobOpeningProps) => (
  <BrowserRouter>
    <JobOpeningScreens {...props} />
  </BrowserRouter>
);
