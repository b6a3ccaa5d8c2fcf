import './all-components.css';
